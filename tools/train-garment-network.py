"""
Trains the small network that tells what a product picture shows, and writes its weights for packages/imaging.

It learns kinds of garment from the photos of the public clothing-dataset-small (CC0) and from nothing else. First
`node tools/read-garment-photos.mjs --data DIR --out FOLDER` makes arrays of the photos (FOLDER/gallery.u8 and .json);
then `python3 tools/train-garment-network.py --photos FOLDER --out packages/imaging/src/describe/weights` trains
(PyTorch, one thread, about a quarter of an hour), rounds the weights to int8 and writes

  garment-network.bin        the weights, layer after layer, as `read-network.ts` reads them
  garment-network.test.json  a few inputs with the outputs of the network that was trained, for the test

Shape of the network: four halvings by 3 x 3 convolutions with residual blocks, the mean over all places, and a linear
map to an embedding whose cosine to one direction per kind is what was trained. Batch norms are folded into the
convolutions before rounding. Only numpy and torch are needed.
"""
import argparse
import json
import math
import os
import struct
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

SIDE = 96
WIDTHS = (24, 48, 96, 160)
BLOCKS = (0, 1, 1, 1)
EMBEDDING = 64
SCALE = 12.0  # of the cosines before the softmax
MEAN, SPREAD = 0.6, 0.25

arguments = argparse.ArgumentParser()
arguments.add_argument('--photos', required=True)
arguments.add_argument('--out')
arguments.add_argument('--epochs', type=int, default=90)
arguments.add_argument('--ask', help='arrays that only measure, never train: FOLDER/dev')
arguments.add_argument('--state', help='keeps the weights as they are after each epoch')
arguments.add_argument('--write-only', action='store_true', help='trains nothing, writes what --state holds')
options = arguments.parse_args()

torch.set_num_threads(1)
torch.manual_seed(7)
np.random.seed(7)


def read(name):
    about = json.load(open(f'{name}.json'))
    kinds = torch.tensor([kind for kind, _ in about['rows']])
    pixels = np.fromfile(f'{name}.u8', dtype=np.uint8)
    side = int(math.isqrt(len(pixels) // 3 // len(kinds)))
    return torch.from_numpy(pixels.reshape(-1, side, side, 3)).permute(0, 3, 1, 2).contiguous(), kinds, about['kinds']


class Step(nn.Module):
    """A convolution and its batch norm."""

    def __init__(self, inputs, outputs, stride=1):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False)
        self.norm = nn.BatchNorm2d(outputs)

    def forward(self, x):
        return self.norm(self.conv(x))


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.first, self.second = Step(width, width), Step(width, width)
        nn.init.zeros_(self.second.norm.weight)

    def forward(self, x):
        return F.relu(x + self.second(F.relu(self.first(x))))


class Network(nn.Module):
    def __init__(self, kinds):
        super().__init__()
        layers, inputs = [], 3
        for width, blocks in zip(WIDTHS, BLOCKS):
            layers += [Step(inputs, width, 2), nn.ReLU(inplace=True)] + [Block(width) for _ in range(blocks)]
            inputs = width
        self.body = nn.Sequential(*layers)
        self.drop = nn.Dropout(0.2)
        self.embed = nn.Linear(inputs, EMBEDDING)
        self.kinds = nn.Parameter(torch.randn(kinds, EMBEDDING))

    def embedding(self, x):
        return self.embed(self.drop(self.body(x).float().mean((2, 3))))

    def forward(self, x):
        return F.linear(F.normalize(self.embedding(x)), F.normalize(self.kinds)) * SCALE


def prepared(pixels):
    return (pixels.float() / 255 - MEAN) / SPREAD


def resized(pixels):
    return F.interpolate(prepared(pixels), size=SIDE, mode='bilinear', align_corners=False, antialias=True)


def augmented(pixels):
    """Cut out, turned, mirrored, stretched, relit and recoloured at random, with a patch taken away."""
    n = len(pixels)
    scale = torch.empty(n).uniform_(0.68, 1.06)
    angle = torch.empty(n).uniform_(-0.22, 0.22)
    mirror = torch.randint(0, 2, (n,)).float() * 2 - 1
    stretch = torch.empty(n).uniform_(0.85, 1.18)
    turn = torch.zeros(n, 2, 3)
    turn[:, 0, 0] = scale * stretch * torch.cos(angle) * mirror
    turn[:, 0, 1] = -scale * torch.sin(angle)
    turn[:, 1, 0] = scale * torch.sin(angle) * mirror
    turn[:, 1, 1] = scale / stretch * torch.cos(angle)
    turn[:, :, 2] = torch.empty(n, 2).uniform_(-1, 1) * (1.12 - scale).clamp(min=0.06)[:, None]
    grid = F.affine_grid(turn, (n, 3, SIDE, SIDE), align_corners=False)
    x = F.grid_sample(prepared(pixels), grid, align_corners=False, padding_mode='reflection')
    x = x * torch.empty(n, 3, 1, 1).uniform_(0.75, 1.25) + torch.empty(n, 3, 1, 1).uniform_(-0.15, 0.15)
    x = x * torch.empty(n, 1, 1, 1).uniform_(0.8, 1.2) + torch.empty(n, 1, 1, 1).uniform_(-0.35, 0.35)
    for i in range(n):
        dice = np.random.rand(3)
        if dice[0] < 0.4:
            x[i] = x[i, torch.randperm(3)]
        if dice[1] < 0.15:
            x[i] = x[i].mean(0, keepdim=True)
        if dice[2] < 0.35:
            side = np.random.randint(12, 36)
            top, left = np.random.randint(0, SIDE - side, 2)
            x[i, :, top : top + side, left : left + side] = 0
    return x


def mixed(x, y, kinds):
    """A part of the pictures laid over one another, or one cut into another, and their kinds likewise."""
    told = F.one_hot(y, kinds).float()
    dice = np.random.rand()
    if dice < 0.35:
        return x, told
    other = torch.randperm(len(x))
    share = float(np.random.beta(0.4, 0.4)) if dice < 0.7 else float(np.random.beta(1, 1))
    if dice < 0.7:
        x = share * x + (1 - share) * x[other]
    else:
        side = int(SIDE * math.sqrt(1 - share))
        top, left = np.random.randint(0, SIDE - side + 1, 2)
        x = x.clone()
        x[:, :, top : top + side, left : left + side] = x[other][:, :, top : top + side, left : left + side]
        share = 1 - side * side / SIDE / SIDE
    return x, share * told + (1 - share) * told[other]


def embedded(network, pixels):
    network.eval()
    with torch.no_grad():
        parts = [resized(part) for part in pixels.split(64)]
        return torch.cat([network.embedding(x) + network.embedding(x.flip(3)) for x in parts])


def precision(network, gallery, asked):
    """Precision at ten by kind, and how often the kind itself is named rightly."""
    shelf, question = (F.normalize(embedded(network, pixels)) for pixels in (gallery[0], asked[0]))
    ten = (question @ shelf.T).topk(10, 1).indices
    named = (question @ F.normalize(network.kinds.detach()).T).argmax(1)
    return (gallery[1][ten] == asked[1][:, None]).float().mean().item(), (named == asked[1]).float().mean().item()


def train(gallery, asked):
    pixels, kinds, names = gallery
    network = Network(len(names)).to(memory_format=torch.channels_last)
    slow = Network(len(names)).to(memory_format=torch.channels_last)
    slow.load_state_dict(network.state_dict())
    print('weights', sum(p.numel() for p in network.parameters()), flush=True)
    batch, rate = 64, 3e-3
    steps = options.epochs * (len(pixels) // batch)
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.05)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.12)
    counts = torch.bincount(kinds).float()
    weight = (counts.sum() / counts) ** 0.3
    weight /= (weight * counts).sum() / counts.sum()
    began, step = time.time(), 0
    for epoch in range(options.epochs):
        network.train()
        total = 0.0
        for chosen in torch.randperm(len(pixels)).split(batch):
            if len(chosen) < batch or step >= steps:
                continue
            x, told = mixed(augmented(pixels[chosen]), kinds[chosen], len(names))
            told = (told * 0.95 + 0.05 / len(names)) * weight
            with torch.autocast('cpu', dtype=torch.bfloat16):
                out = network(x.contiguous(memory_format=torch.channels_last))
            loss = -(told * F.log_softmax(out.float(), 1)).sum(1).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            step += 1
            total += loss.item()
            keep = min(0.996, (step + 1) / (step + 20))
            with torch.no_grad():
                for mine, theirs in zip(slow.state_dict().values(), network.state_dict().values()):
                    if mine.dtype.is_floating_point:
                        mine.lerp_(theirs, 1 - keep)
        line = f'{epoch} {time.time() - began:.0f}s loss {total / (len(pixels) // batch):.3f}'
        if asked is not None and (epoch % 5 == 4 or epoch == options.epochs - 1):
            line += ' P@10 %.3f named %.3f' % precision(slow, gallery, asked)
        print(line, flush=True)
        if options.state:
            torch.save(slow.state_dict(), options.state)
    return slow


def layers_of(network):
    """Each convolution with its norm folded in, in order, and what happens after it."""
    folded = []

    def fold(step, after, opens=False):
        norm = step.norm
        gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        weights = (step.conv.weight * gain[:, None, None, None]).detach()
        about = {
            'kind': 'convolution',
            'inputs': step.conv.in_channels,
            'outputs': step.conv.out_channels,
            'stride': step.conv.stride[0],
            'after': after,
            'opensBlock': opens,
            'isStage': False,
        }
        folded.append((about, weights.flatten(1).numpy(), (norm.bias - norm.running_mean * gain).detach().numpy()))

    for part in network.body:
        if isinstance(part, Step):
            if folded:
                folded[-1][0]['isStage'] = True
            fold(part, 'relu')
        elif isinstance(part, Block):
            fold(part.first, 'relu', opens=True)
            fold(part.second, 'add-relu')
    folded[-1][0]['isStage'] = True
    about = {
        'kind': 'linear',
        'inputs': network.embed.in_features,
        'outputs': EMBEDDING,
        'stride': 1,
        'after': 'none',
        'opensBlock': False,
        'isStage': False,
    }
    folded.append((about, network.embed.weight.detach().numpy(), network.embed.bias.detach().numpy()))
    return folded


def write(network, names, samples, folder):
    network.eval()
    layers = layers_of(network)
    about = {'side': SIDE, 'mean': MEAN, 'spread': SPREAD, 'kinds': names, 'layers': [one for one, _, _ in layers]}
    head = json.dumps(about, separators=(',', ':')).encode()
    out = bytearray(struct.pack('<I', len(head)) + head)
    for _, weights, bias in layers:
        out += bytes(-len(out) % 4)
        scale = np.abs(weights).max(1) / 127 + 1e-12
        out += scale.astype('<f4').tobytes() + bias.astype('<f4').tobytes()
        out += np.round(weights / scale[:, None]).astype(np.int8).tobytes()
    out += bytes(-len(out) % 4)
    out += F.normalize(network.kinds.detach()).numpy().astype('<f4').tobytes()
    with open(os.path.join(folder, 'garment-network.bin'), 'wb') as file:
        file.write(out)
    # What the trained network says of pictures that a few numbers describe, so that no photo lies in the repository.
    with torch.no_grad():
        expected = F.normalize(network.embedding(prepared(samples).contiguous(memory_format=torch.channels_last)))
    with open(os.path.join(folder, 'garment-network.test.json'), 'w') as file:
        json.dump({'embeddings': [[round(value, 5) for value in row] for row in expected.tolist()]}, file)
    print(len(out), 'bytes')


def waves(count):
    """Pictures of coloured waves; the test draws the same ones."""
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float64)
    drawn = [
        [128 + 100 * np.sin(x * (0.03 + 0.02 * n) + y * 0.05 * (channel + 1) + n + channel) for channel in range(3)]
        for n in range(count)
    ]
    return torch.from_numpy(np.floor(np.array(drawn)).astype(np.uint8))


if __name__ == '__main__':
    gallery = read(os.path.join(options.photos, 'gallery'))
    asked = read(options.ask) if options.ask else None
    if options.write_only:
        network = Network(len(gallery[2])).to(memory_format=torch.channels_last)
        network.load_state_dict(torch.load(options.state))
    else:
        network = train(gallery, asked)
    if options.out:
        write(network, gallery[2], waves(4), options.out)
